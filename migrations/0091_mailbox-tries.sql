ALTER TABLE "mailboxes" ADD COLUMN "tried_uid" bigint;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "left_reason" text;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_tries_not_negative" CHECK ("mailboxes"."tried_uid" >= 0 and "mailboxes"."tries" >= 0);--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_left_reason_known" CHECK ("mailboxes"."left_reason" in ('too-many', 'unreadable', 'unstorable'));