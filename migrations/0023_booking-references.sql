ALTER TABLE "bookings" ADD COLUMN "reference" text;--> statement-breakpoint
-- Written by hand: eight letters and digits without look-alikes and vowels, drawn until no booking has them. A draw that
-- two bookings make in the same instant is refused by the index.
CREATE FUNCTION new_booking_reference() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  drawn bytea;
  candidate text;
BEGIN
  LOOP
    drawn := uuid_send(gen_random_uuid());
    -- The bytes of a random UUID that hold neither its version nor its variant.
    SELECT string_agg(substr('23456789CDFGHJKMNPQRTVWX', get_byte(drawn, place) % 24 + 1, 1), '')
      INTO candidate FROM unnest(ARRAY[0, 1, 2, 3, 4, 5, 9, 10]) AS place;
    EXIT WHEN NOT EXISTS (SELECT FROM bookings WHERE reference = candidate);
  END LOOP;
  RETURN candidate;
END
$$;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reference" ON "bookings" USING btree ("reference");--> statement-breakpoint
-- One statement a booking, so that each draw sees those before it.
DO $$
DECLARE
  booking record;
BEGIN
  FOR booking IN SELECT id FROM bookings LOOP
    UPDATE bookings SET reference = new_booking_reference() WHERE id = booking.id;
  END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "reference" SET DEFAULT new_booking_reference();--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "reference" SET NOT NULL;