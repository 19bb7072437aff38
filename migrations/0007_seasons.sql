CREATE TABLE "seasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"villa_id" integer,
	"category_id" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price_cents" integer,
	"weekend_price_cents" integer,
	"min_nights" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seasons_name_given" CHECK (btrim("seasons"."name") <> ''),
	CONSTRAINT "seasons_end_not_before_start" CHECK ("seasons"."end_date" >= "seasons"."start_date"),
	CONSTRAINT "seasons_one_reach" CHECK ("seasons"."villa_id" is null or "seasons"."category_id" is null),
	CONSTRAINT "seasons_prices_not_negative" CHECK ("seasons"."price_cents" >= 0 and "seasons"."weekend_price_cents" >= 0),
	CONSTRAINT "seasons_weekend_price_beside_price" CHECK ("seasons"."weekend_price_cents" is null or "seasons"."price_cents" is not null),
	CONSTRAINT "seasons_min_nights_positive" CHECK ("seasons"."min_nights" >= 1)
);
--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_category_id_villa_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."villa_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seasons_villa_id" ON "seasons" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "seasons_category_id" ON "seasons" USING btree ("category_id");--> statement-breakpoint
-- Written by hand: drizzle-kit knows no exclusion constraints. Two seasons of the same reach share no day.
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_no_shared_day"
  EXCLUDE USING gist (coalesce("villa_id", 0) WITH =, coalesce("category_id", 0) WITH =,
    daterange("start_date", "end_date", '[]') WITH &&);
