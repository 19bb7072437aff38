CREATE TABLE "calendar_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"stay_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_once_a_villa" UNIQUE("villa_id","url"),
	CONSTRAINT "calendar_feeds_name_given" CHECK (btrim("calendar_feeds"."name") <> ''),
	CONSTRAINT "calendar_feeds_url_form" CHECK ("calendar_feeds"."url" ~ '^https?://'),
	CONSTRAINT "calendar_feeds_counts_not_negative" CHECK ("calendar_feeds"."failures" >= 0 and "calendar_feeds"."stay_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "feed_stays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_stays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"uid" text NOT NULL,
	"check_in_date" date NOT NULL,
	"check_out_date" date NOT NULL,
	"summary" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_stays_once" UNIQUE("feed_id","uid","check_in_date"),
	CONSTRAINT "feed_stays_check_out_after_check_in" CHECK ("feed_stays"."check_out_date" > "feed_stays"."check_in_date")
);
--> statement-breakpoint
CREATE TABLE "villa_calendars" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "villa_calendars_token_unique" UNIQUE("token"),
	CONSTRAINT "villa_calendars_token_form" CHECK ("villa_calendars"."token" ~ '^[A-Za-z0-9_-]{22,}$')
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "feed_id" integer;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_stays" ADD CONSTRAINT "feed_stays_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_calendars" ADD CONSTRAINT "villa_calendars_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_due" ON "calendar_feeds" USING btree ("due_at") WHERE "calendar_feeds"."is_active";--> statement-breakpoint
CREATE INDEX "blocks_feed" ON "blocks" USING btree ("feed_id") WHERE "blocks"."feed_id" is not null;--> statement-breakpoint
-- Written by hand, since the tables of bookings know nothing of feeds: nights of a feed go with it.
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;
