CREATE TABLE "day_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"figures" jsonb NOT NULL,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "business_day" date;--> statement-breakpoint
CREATE UNIQUE INDEX "day_closings_day" ON "day_closings" USING btree ("day");--> statement-breakpoint
-- Written by hand: see docs/decisions/business-day.md. The same rule as kernel/business-day.ts. Who writes money holds the
-- day until the transaction is over, and who closes it waits: what counts for a day is there when it is closed.
CREATE FUNCTION hold_business_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  facts_now jsonb;
  local timestamp;
BEGIN
  IF NEW.business_day IS NOT NULL THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('business day', 0));
  SELECT facts INTO facts_now FROM property_facts LIMIT 1;
  IF facts_now ->> 'timeZone' IS NULL THEN
    RETURN NEW;
  END IF;
  local := NEW.created_at AT TIME ZONE (facts_now ->> 'timeZone');
  NEW.business_day := local::date;
  IF extract(hour FROM local) < coalesce((facts_now ->> 'dayEndsAt')::integer, 4)
    AND NOT EXISTS (SELECT FROM day_closings WHERE day >= local::date - 1) THEN
    NEW.business_day := local::date - 1;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER booking_payments_hold_business_day BEFORE INSERT ON booking_payments
  FOR EACH ROW EXECUTE FUNCTION hold_business_day();
