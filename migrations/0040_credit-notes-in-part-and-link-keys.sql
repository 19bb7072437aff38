DROP INDEX "documents_credited_once";--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE INDEX "documents_credits" ON "documents" USING btree ("credits_id") WHERE "documents"."credits_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_idempotency_key" ON "payment_links" USING btree ("idempotency_key");