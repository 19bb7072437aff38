CREATE TABLE "message_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"is_on" boolean NOT NULL,
	"wording" text NOT NULL,
	"wording_version" integer NOT NULL,
	"source" text NOT NULL,
	"staff_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_consents_email_given" CHECK (btrim("message_consents"."email") <> ''),
	CONSTRAINT "message_consents_purpose_known" CHECK ("message_consents"."purpose" in ('reviews', 'offers')),
	CONSTRAINT "message_consents_source_known" CHECK ("message_consents"."source" in ('guest-page', 'mail-link', 'staff')),
	CONSTRAINT "message_consents_wording_given" CHECK (btrim("message_consents"."wording") <> ''),
	CONSTRAINT "message_consents_version_counted" CHECK ("message_consents"."wording_version" >= 1)
);
--> statement-breakpoint
CREATE INDEX "message_consents_mailbox" ON "message_consents" USING btree ("email","purpose","id");