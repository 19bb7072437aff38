ALTER TABLE "mails" ADD COLUMN "outage" text;--> statement-breakpoint
CREATE INDEX "mails_outage" ON "mails" USING btree ("id") WHERE "mails"."outage" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_outage_known" CHECK ("mails"."outage" in ('connection', 'sign-in', 'sender'));