ALTER TABLE "phone_messages" ADD COLUMN "provider_number" text;--> statement-breakpoint
CREATE INDEX "phone_messages_provider_number" ON "phone_messages" USING btree ("provider_number");--> statement-breakpoint
CREATE INDEX "phone_messages_recipient" ON "phone_messages" USING btree ("recipient");