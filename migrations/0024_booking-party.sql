ALTER TABLE "bookings" ADD COLUMN "child_ages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "wants_cot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_party_has_adult" CHECK (jsonb_array_length("bookings"."child_ages") < "bookings"."number_of_guests");