CREATE TABLE "promo_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"book_from" date,
	"book_to" date,
	"stay_from" date,
	"stay_to" date,
	"most_uses" integer,
	"category_ids" integer[],
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_code_form" CHECK ("promo_codes"."code" ~ '^[A-Z0-9-]{3,40}$'),
	CONSTRAINT "promo_codes_kind_known" CHECK ("promo_codes"."kind" in ('percentage', 'amount')),
	CONSTRAINT "promo_codes_value_positive" CHECK ("promo_codes"."value" >= 1 and "promo_codes"."most_uses" >= 1),
	CONSTRAINT "promo_codes_percentage_in_bounds" CHECK ("promo_codes"."kind" <> 'percentage' or "promo_codes"."value" <= 10000),
	CONSTRAINT "promo_codes_booking_days_in_order" CHECK ("promo_codes"."book_to" >= "promo_codes"."book_from"),
	CONSTRAINT "promo_codes_stay_days_in_order" CHECK ("promo_codes"."stay_to" >= "promo_codes"."stay_from"),
	CONSTRAINT "promo_codes_categories_given" CHECK (cardinality("promo_codes"."category_ids") > 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "promo_code_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code" ON "promo_codes" USING btree ("code");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_promo_code" ON "bookings" USING btree ("promo_code_id") WHERE "bookings"."promo_code_id" is not null;
--> statement-breakpoint
-- Written by hand: see docs/decisions/promo-codes.md. The code of a booking is the one that lowered its nights, so that the
-- two never differ, whoever writes them. Whoever books with the same code waits at its row, and the count sees what was
-- committed meanwhile. A booking that was cancelled, by whomever, or whose hold was over gives its use back.
CREATE FUNCTION hold_promo_code() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer;
BEGIN
  NEW.promo_code_id := (jsonb_path_query_first(NEW.nights, '$[*].promo.id'))::integer;
  IF NEW.promo_code_id IS NULL OR (TG_OP = 'UPDATE'
    AND OLD.promo_code_id IS NOT DISTINCT FROM NEW.promo_code_id
    AND (OLD.status <> 'cancelled' OR NEW.status = 'cancelled')) THEN
    RETURN NEW;
  END IF;
  SELECT most_uses INTO most FROM promo_codes WHERE id = NEW.promo_code_id FOR NO KEY UPDATE;
  IF most <= (SELECT count(*) FROM bookings WHERE promo_code_id = NEW.promo_code_id AND status <> 'cancelled') THEN
    RAISE EXCEPTION 'the code % is used up', NEW.promo_code_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_promo_code_uses';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_hold_promo_code BEFORE INSERT OR UPDATE OF nights, status ON bookings
  FOR EACH ROW EXECUTE FUNCTION hold_promo_code();
