ALTER TABLE "seasons" ALTER COLUMN "min_nights" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "seasons" ALTER COLUMN "min_nights" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "weekdays" integer[];--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "kind" text DEFAULT 'price' NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "change" integer;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "max_nights" integer;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "min_days_ahead" integer;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "max_days_ahead" integer;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "closed_to_arrival" boolean;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "closed_to_departure" boolean;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_weekdays_known" CHECK ("seasons"."weekdays" <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality("seasons"."weekdays") > 0);--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_kind_known" CHECK ("seasons"."kind" in ('price', 'amount', 'percentage', 'conditions'));--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_price_fits_kind" CHECK ("seasons"."kind" = 'price' or "seasons"."price_cents" is null);--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_change_fits_kind" CHECK (("seasons"."kind" in ('amount', 'percentage')) = ("seasons"."change" is not null));--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_percentage_in_bounds" CHECK ("seasons"."kind" <> 'percentage' or "seasons"."change" >= -10000);--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_max_nights_not_below_min" CHECK ("seasons"."max_nights" >= coalesce("seasons"."min_nights", 1));--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_days_ahead_not_negative" CHECK ("seasons"."min_days_ahead" >= 0);--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_max_days_ahead_not_below_min" CHECK ("seasons"."max_days_ahead" >= coalesce("seasons"."min_days_ahead", 0));--> statement-breakpoint
-- Written by hand: drizzle-kit knows no exclusion constraints. Seasons of the same reach may share days now, since the
-- shorter goes before the longer; the very same days twice would change a price twice.
ALTER TABLE "seasons" DROP CONSTRAINT "seasons_no_shared_day";--> statement-breakpoint
CREATE UNIQUE INDEX "seasons_days_once" ON "seasons" (coalesce("villa_id", 0), coalesce("category_id", 0),
  "start_date", "end_date", coalesce("weekdays", '{}'::integer[]));
