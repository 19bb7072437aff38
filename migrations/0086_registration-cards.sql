CREATE TABLE "registration_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"full_name" text NOT NULL,
	"nationality" text NOT NULL,
	"address" text NOT NULL,
	"vehicle" text NOT NULL,
	"purpose" text,
	"document_kind" text,
	"sealed_number" text,
	"is_by_guest" boolean NOT NULL,
	"signed_how" text,
	"signature_path" text,
	"signed_at" timestamp with time zone,
	"signed_by_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_cards_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "registration_cards_name_given" CHECK (btrim("registration_cards"."full_name") <> ''),
	CONSTRAINT "registration_cards_purpose_known" CHECK ("registration_cards"."purpose" in ('holiday', 'business', 'conference', 'family', 'transit', 'other')),
	CONSTRAINT "registration_cards_document_known" CHECK ("registration_cards"."document_kind" in ('national-id', 'passport', 'driving-permit', 'refugee-id', 'other')),
	CONSTRAINT "registration_cards_signed_known" CHECK ("registration_cards"."signed_how" in ('drawn', 'paper')),
	CONSTRAINT "registration_cards_signed_whole" CHECK (("registration_cards"."signed_how" is null) = ("registration_cards"."signed_at" is null)
        and ("registration_cards"."signed_how" is null) = ("registration_cards"."signed_by_email" is null)
        and ("registration_cards"."signature_path" is not null) = ("registration_cards"."signed_how" is not distinct from 'drawn'))
);
--> statement-breakpoint
ALTER TABLE "registration_cards" ADD CONSTRAINT "registration_cards_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;