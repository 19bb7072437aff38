ALTER TABLE "guest_links" DROP CONSTRAINT "guest_links_token_hash_unique";--> statement-breakpoint
ALTER TABLE "guest_links" DROP CONSTRAINT "guest_links_pkey";--> statement-breakpoint
ALTER TABLE "guest_links" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "guest_links_booking" ON "guest_links" USING btree ("booking_id");
