CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recipient" text,
	"error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_kind_given" CHECK (btrim("mails"."kind") <> ''),
	CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('queued', 'sending', 'sent', 'undelivered', 'needless')),
	CONSTRAINT "mails_attempts_not_negative" CHECK ("mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "mails_undelivered" ON "mails" USING btree ("id") WHERE "mails"."status" = 'undelivered';--> statement-breakpoint
CREATE INDEX "mails_subject" ON "mails" USING btree ("subject_id");