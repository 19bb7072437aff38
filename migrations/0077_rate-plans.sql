CREATE TABLE "rate_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"line" text,
	"kind" text NOT NULL,
	"change" integer DEFAULT 0 NOT NULL,
	"cancellation" text DEFAULT 'property' NOT NULL,
	"cancellation_hours" integer,
	"min_nights" integer,
	"max_nights" integer,
	"min_days_ahead" integer,
	"max_days_ahead" integer,
	"book_from" date,
	"book_to" date,
	"stay_from" date,
	"stay_to" date,
	"category_ids" integer[],
	"is_public" boolean DEFAULT true NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_plans_name_given" CHECK (btrim("rate_plans"."name") <> ''),
	CONSTRAINT "rate_plans_kind_known" CHECK ("rate_plans"."kind" in ('percentage', 'amount')),
	CONSTRAINT "rate_plans_percentage_in_bounds" CHECK ("rate_plans"."kind" <> 'percentage' or "rate_plans"."change" >= -10000),
	CONSTRAINT "rate_plans_cancellation_known" CHECK ("rate_plans"."cancellation" in ('property', 'non-refundable', 'hours')),
	CONSTRAINT "rate_plans_hours_fit" CHECK (("rate_plans"."cancellation" = 'hours') = ("rate_plans"."cancellation_hours" is not null)),
	CONSTRAINT "rate_plans_nights_positive" CHECK ("rate_plans"."min_nights" >= 1 and "rate_plans"."max_nights" >= 1),
	CONSTRAINT "rate_plans_max_nights_not_below_min" CHECK ("rate_plans"."max_nights" >= "rate_plans"."min_nights"),
	CONSTRAINT "rate_plans_days_not_negative" CHECK ("rate_plans"."min_days_ahead" >= 0 and "rate_plans"."max_days_ahead" >= 0 and "rate_plans"."cancellation_hours" >= 0),
	CONSTRAINT "rate_plans_max_days_ahead_not_below_min" CHECK ("rate_plans"."max_days_ahead" >= "rate_plans"."min_days_ahead"),
	CONSTRAINT "rate_plans_booking_days_in_order" CHECK ("rate_plans"."book_to" >= "rate_plans"."book_from"),
	CONSTRAINT "rate_plans_stay_days_in_order" CHECK ("rate_plans"."stay_to" >= "rate_plans"."stay_from"),
	CONSTRAINT "rate_plans_categories_given" CHECK (cardinality("rate_plans"."category_ids") > 0)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "rate_plan_id" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_rate_plan_id_rate_plans_id_fk" FOREIGN KEY ("rate_plan_id") REFERENCES "public"."rate_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_rate_plan" ON "companies" USING btree ("rate_plan_id") WHERE "companies"."rate_plan_id" is not null;--> statement-breakpoint
CREATE TRIGGER rate_plans_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rate_plans
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/villas');
