ALTER TABLE "contact_messages" ADD COLUMN "check_in" date;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "check_out" date;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "guests" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_guests_known" CHECK ("contact_messages"."guests" in ('1', '2', '3', '4', '5', '6+'));