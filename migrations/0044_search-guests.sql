-- Written by hand: see docs/decisions/panel-search.md. Both engines bring the extension; its owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX bookings_guest_words ON bookings USING gin (
  lower(guest_name || ' ' || coalesce(guest_email, '') || ' ' || coalesce(guest_phone, '')) gin_trgm_ops);
