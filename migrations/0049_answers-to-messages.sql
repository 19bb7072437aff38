CREATE TABLE "message_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer,
	"enquiry_id" integer,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_replies_one_subject" CHECK (("message_replies"."message_id" is null) <> ("message_replies"."enquiry_id" is null)),
	CONSTRAINT "message_replies_subject_given" CHECK (btrim("message_replies"."subject") <> ''),
	CONSTRAINT "message_replies_text_given" CHECK (btrim("message_replies"."text") <> '')
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_name_given" CHECK (btrim("message_templates"."name") <> ''),
	CONSTRAINT "message_templates_text_given" CHECK (btrim("message_templates"."text") <> '')
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_enquiry_id_event_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."event_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id") WHERE "message_replies"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "message_replies_enquiry" ON "message_replies" USING btree ("enquiry_id") WHERE "message_replies"."enquiry_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_replies_idempotency_key" ON "message_replies" USING btree ("idempotency_key") WHERE "message_replies"."idempotency_key" is not null;