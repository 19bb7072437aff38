CREATE TABLE "phone_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"is_on" boolean NOT NULL,
	"wording" text NOT NULL,
	"wording_version" integer NOT NULL,
	"source" text NOT NULL,
	"staff_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_consents_phone_given" CHECK (btrim("phone_consents"."phone") <> ''),
	CONSTRAINT "phone_consents_source_known" CHECK ("phone_consents"."source" in ('guest-page', 'staff', 'reply')),
	CONSTRAINT "phone_consents_wording_given" CHECK (btrim("phone_consents"."wording") <> ''),
	CONSTRAINT "phone_consents_version_counted" CHECK ("phone_consents"."wording_version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "phone_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"way" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recipient" text,
	"provider_id" text,
	"error" text,
	"is_outage" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"trace_parent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_messages_once" UNIQUE("kind","subject_id"),
	CONSTRAINT "phone_messages_kind_given" CHECK (btrim("phone_messages"."kind") <> ''),
	CONSTRAINT "phone_messages_way_known" CHECK ("phone_messages"."way" in ('sms', 'whatsapp')),
	CONSTRAINT "phone_messages_status_known" CHECK ("phone_messages"."status" in ('queued', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'skipped', 'needless')),
	CONSTRAINT "phone_messages_attempts_not_negative" CHECK ("phone_messages"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "alarms" DROP CONSTRAINT "alarms_kind_known";--> statement-breakpoint
ALTER TABLE "guest_message_rules" ADD COLUMN "way" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_message_rules" ADD COLUMN "phone_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_message_rules" ADD COLUMN "template" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_consents_phone" ON "phone_consents" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "phone_messages_due" ON "phone_messages" USING btree ("due_at") WHERE "phone_messages"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "phone_messages_booking" ON "phone_messages" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "phone_messages_provider" ON "phone_messages" USING btree ("provider_id");--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_kind_known" CHECK ("alarms"."kind" in ('mails', 'feeds', 'mailbox', 'disk', 'backup', 'certificate', 'errors', 'webhooks', 'phones'));--> statement-breakpoint
ALTER TABLE "guest_message_rules" ADD CONSTRAINT "guest_message_rules_way_known" CHECK ("guest_message_rules"."way" in ('mail', 'sms', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "guest_message_rules" ADD CONSTRAINT "guest_message_rules_offer_by_mail" CHECK ("guest_message_rules"."way" = 'mail' or not "guest_message_rules"."is_offer");--> statement-breakpoint
ALTER TABLE "guest_message_rules" ADD CONSTRAINT "guest_message_rules_phone_text" CHECK ("guest_message_rules"."way" = 'mail' or btrim("guest_message_rules"."phone_text") <> '');--> statement-breakpoint
ALTER TABLE "guest_message_rules" ADD CONSTRAINT "guest_message_rules_template" CHECK ("guest_message_rules"."way" <> 'whatsapp' or btrim("guest_message_rules"."template") <> '');