CREATE TABLE "mailboxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailboxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"uid_validity" bigint,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"error" text,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailboxes_name_unique" UNIQUE("name"),
	CONSTRAINT "mailboxes_name_given" CHECK (btrim("mailboxes"."name") <> ''),
	CONSTRAINT "mailboxes_numbers_not_negative" CHECK ("mailboxes"."uid_validity" >= 0 and "mailboxes"."last_uid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "received_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer,
	"enquiry_id" integer,
	"content_hash" text NOT NULL,
	"mail_identifier" text,
	"from_name" text,
	"from_email" text NOT NULL,
	"is_from_other" boolean NOT NULL,
	"is_automatic" boolean NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"quoted" text,
	"attachments" text[] NOT NULL,
	"is_shortened" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_mails_content_hash_unique" UNIQUE("content_hash"),
	CONSTRAINT "received_mails_one_subject" CHECK (("received_mails"."message_id" is null) <> ("received_mails"."enquiry_id" is null)),
	CONSTRAINT "received_mails_from_given" CHECK (btrim("received_mails"."from_email") <> '')
);
--> statement-breakpoint
ALTER TABLE "alarms" DROP CONSTRAINT "alarms_kind_known";--> statement-breakpoint
ALTER TABLE "push_messages" DROP CONSTRAINT "push_messages_kind_known";--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_enquiry_id_event_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."event_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_mails_message" ON "received_mails" USING btree ("message_id") WHERE "received_mails"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "received_mails_enquiry" ON "received_mails" USING btree ("enquiry_id") WHERE "received_mails"."enquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "received_mails_identifier" ON "received_mails" USING btree ("mail_identifier");--> statement-breakpoint
CREATE INDEX "received_mails_sender" ON "received_mails" USING btree (lower("from_email"),"created_at");--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_kind_known" CHECK ("alarms"."kind" in ('mails', 'feeds', 'mailbox', 'disk', 'backup', 'certificate', 'errors', 'webhooks'));--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_kind_known" CHECK ("push_messages"."kind" in ('request', 'payment', 'unsettled', 'message', 'enquiry', 'reply', 'enquiry-reply', 'mail', 'alarm', 'test'));
--> statement-breakpoint
-- Written by hand: see docs/decisions/live-panel.md and docs/decisions/staff-push.md. What guests write back is news.
CREATE TRIGGER received_mails_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON received_mails
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/admin/news');--> statement-breakpoint
CREATE TRIGGER received_mails_queue_pushes AFTER INSERT ON received_mails FOR EACH ROW
  WHEN (NEW.text IS NOT NULL AND NOT NEW.is_automatic AND NEW.message_id IS NOT NULL)
  EXECUTE FUNCTION queue_pushes_of_row('reply');--> statement-breakpoint
CREATE TRIGGER received_mails_queue_pushes_of_enquiry AFTER INSERT ON received_mails FOR EACH ROW
  WHEN (NEW.text IS NOT NULL AND NOT NEW.is_automatic AND NEW.enquiry_id IS NOT NULL)
  EXECUTE FUNCTION queue_pushes_of_row('enquiry-reply');
