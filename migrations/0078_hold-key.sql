ALTER TABLE "group_holds" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "group_holds" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
ALTER TABLE "group_holds" ADD CONSTRAINT "group_holds_idempotency_key_unique" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "group_holds" ADD CONSTRAINT "group_holds_idempotency_whole" CHECK (("group_holds"."idempotency_key" is null) = ("group_holds"."idempotency_hash" is null));