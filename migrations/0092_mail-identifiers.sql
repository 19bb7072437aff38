ALTER TABLE "mails" ADD COLUMN "identifier" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounce_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_identifier" ON "mails" USING btree ("identifier") WHERE "mails"."identifier" is not null;--> statement-breakpoint
CREATE INDEX "mails_bounced" ON "mails" USING btree ("bounced_at") WHERE "mails"."bounced_at" is not null;