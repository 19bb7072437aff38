CREATE TABLE "data_codes" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"mailbox_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_codes_tries_not_negative" CHECK ("data_codes"."wrong_tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_references" text[] NOT NULL,
	"asked_by_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_asked_by_given" CHECK (btrim("erasures"."asked_by_email") <> '')
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_guest_reachable";--> statement-breakpoint
ALTER TABLE "reservation_groups" DROP CONSTRAINT "reservation_groups_guest_reachable";--> statement-breakpoint
ALTER TABLE "data_codes" ADD CONSTRAINT "data_codes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_codes_key" ON "data_codes" USING btree ("key_hash") WHERE "data_codes"."key_hash" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_reachable" CHECK ("bookings"."guest_email" is not null or "bookings"."guest_phone" is not null or "bookings"."guest_name" = 'Erased guest');--> statement-breakpoint
ALTER TABLE "reservation_groups" ADD CONSTRAINT "reservation_groups_guest_reachable" CHECK ("reservation_groups"."guest_email" is not null or "reservation_groups"."guest_phone" is not null or "reservation_groups"."guest_name" = 'Erased guest');