-- First, by hand: nobody writes money between the sums of what is there and the triggers that go on from them. A million bookings are
-- summed in seconds.
LOCK TABLE folio_charges, booking_payments, bookings IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "open_balances" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"due_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_balances" ADD CONSTRAINT "open_balances_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_balances_overpaid" ON "open_balances" USING btree ("booking_id") WHERE "open_balances"."due_cents" < 0;--> statement-breakpoint
CREATE INDEX "bookings_coming" ON "bookings" USING btree ("check_in_date") WHERE "bookings"."status" in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "folio_charges_day" ON "folio_charges" USING btree ("charged_on");--> statement-breakpoint
CREATE INDEX "documents_billed" ON "documents" USING btree ("booking_id","id","total_cents") WHERE "documents"."kind" = 'invoice' and "documents"."due_on" is not null;--> statement-breakpoint
-- From here by hand.
CREATE FUNCTION owed_for_stay(status text, total_cents integer) RETURNS bigint LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN status IN ('cancelled', 'no-show') THEN 0 ELSE total_cents END;--> statement-breakpoint
CREATE FUNCTION fill_open_balances() RETURNS void LANGUAGE sql AS $$
  DELETE FROM open_balances;
  INSERT INTO open_balances (booking_id, due_cents)
  SELECT bookings.id, owed_for_stay(bookings.status, bookings.total_cents) + coalesce(charged.cents, 0) - coalesce(held.cents, 0)
  FROM bookings
  LEFT JOIN (SELECT booking_id, sum(amount_cents) AS cents FROM folio_charges GROUP BY booking_id) charged
    ON charged.booking_id = bookings.id
  LEFT JOIN (SELECT booking_id, sum(amount_cents) AS cents FROM booking_payments GROUP BY booking_id) held
    ON held.booking_id = bookings.id
  WHERE owed_for_stay(bookings.status, bookings.total_cents) + coalesce(charged.cents, 0) <> coalesce(held.cents, 0)
$$;--> statement-breakpoint
SELECT fill_open_balances();--> statement-breakpoint
-- A change is added to what stands there, so that two at once both count: the second waits for the row of the first.
CREATE FUNCTION change_open_balance(booking integer, change bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF change = 0 THEN RETURN; END IF;
  INSERT INTO open_balances (booking_id, due_cents) VALUES (booking, change)
  ON CONFLICT (booking_id) DO UPDATE SET due_cents = open_balances.due_cents + excluded.due_cents, updated_at = now();
  DELETE FROM open_balances WHERE booking_id = booking AND due_cents = 0;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_balance_of_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN before := owed_for_stay(OLD.status, OLD.total_cents); END IF;
  PERFORM change_open_balance(NEW.id, owed_for_stay(NEW.status, NEW.total_cents) - before);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_keep_balance AFTER INSERT OR UPDATE OF status, total_cents ON bookings
  FOR EACH ROW EXECUTE FUNCTION keep_balance_of_stay();--> statement-breakpoint
-- Its argument is what an entry does to the balance: 1 for what is charged, -1 for what is paid.
CREATE FUNCTION keep_balance_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM change_open_balance(OLD.booking_id, -OLD.amount_cents * TG_ARGV[0]::bigint); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM change_open_balance(NEW.booking_id, NEW.amount_cents * TG_ARGV[0]::bigint); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER folio_charges_keep_balance AFTER INSERT OR DELETE OR UPDATE OF booking_id, amount_cents ON folio_charges
  FOR EACH ROW EXECUTE FUNCTION keep_balance_of_entry('1');--> statement-breakpoint
CREATE TRIGGER booking_payments_keep_balance AFTER INSERT OR DELETE OR UPDATE OF booking_id, amount_cents ON booking_payments
  FOR EACH ROW EXECUTE FUNCTION keep_balance_of_entry('-1');--> statement-breakpoint
CREATE FUNCTION refill_open_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_open_balances();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER folio_charges_refill_balances AFTER TRUNCATE ON folio_charges
  FOR EACH STATEMENT EXECUTE FUNCTION refill_open_balances();--> statement-breakpoint
CREATE TRIGGER booking_payments_refill_balances AFTER TRUNCATE ON booking_payments
  FOR EACH STATEMENT EXECUTE FUNCTION refill_open_balances();
