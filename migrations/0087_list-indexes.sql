DROP INDEX "folio_charges_booking";--> statement-breakpoint
DROP INDEX "booking_payments_booking";--> statement-breakpoint
CREATE INDEX "audit_entries_staff" ON "audit_entries" USING btree ("staff_id","staff_email","id");--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree (("status" = 'undelivered'),("outage" is not null),"id");--> statement-breakpoint
CREATE INDEX "bookings_sums" ON "bookings" USING btree ("id","status","total_cents","check_in_date","check_out_date","villa_id");--> statement-breakpoint
CREATE INDEX "folio_charges_owed" ON "folio_charges" USING btree ("booking_id","amount_cents");--> statement-breakpoint
CREATE INDEX "booking_payments_held" ON "booking_payments" USING btree ("booking_id","amount_cents");