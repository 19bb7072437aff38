ALTER TABLE "bookings" ADD COLUMN "is_unplaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_unplaced" ON "bookings" USING btree ("check_in_date") WHERE "bookings"."is_unplaced";--> statement-breakpoint
-- By hand: whoever gives a booking another villa, or lets its guests in, has settled which one it is.
CREATE FUNCTION settle_villa() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.is_unplaced := false;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER bookings_settle_villa BEFORE UPDATE OF villa_id, status ON bookings FOR EACH ROW
  WHEN (new.is_unplaced and (new.villa_id <> old.villa_id or new.status not in ('pending', 'confirmed')))
  EXECUTE FUNCTION settle_villa();
