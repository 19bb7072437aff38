-- Written by hand: drizzle-kit knows no exclusion constraints. See docs/decisions/double-booking.md.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_shared_night"
  EXCLUDE USING gist ("villa_id" WITH =, daterange("check_in_date", "check_out_date", '[)') WITH &&)
  WHERE ("status" NOT IN ('cancelled', 'no-show'));
