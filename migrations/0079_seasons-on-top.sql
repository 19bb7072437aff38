ALTER TABLE "seasons" ADD COLUMN "is_on_top" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Written by hand: the very same days once more in the rates grid change what they cost by then. Neither would be twice.
DROP INDEX "seasons_days_once";--> statement-breakpoint
CREATE UNIQUE INDEX "seasons_days_once" ON "seasons" (coalesce("villa_id", 0), coalesce("category_id", 0),
  "start_date", "end_date", coalesce("weekdays", '{}'::integer[])) WHERE NOT "is_on_top";
