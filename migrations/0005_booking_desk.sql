CREATE TABLE "booking_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_notes_text_given" CHECK (btrim("booking_notes"."text") <> '')
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "guest_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_booking" ON "booking_notes" USING btree ("booking_id");--> statement-breakpoint
-- Until now whatever did not come by the website was written down as 'staff'.
UPDATE "bookings" SET "source" = 'phone' WHERE "source" not in ('website', 'phone', 'walk-in', 'email', 'message', 'platform');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_source_known" CHECK ("bookings"."source" in ('website', 'phone', 'walk-in', 'email', 'message', 'platform'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_reachable" CHECK ("bookings"."guest_email" is not null or "bookings"."guest_phone" is not null);