CREATE TABLE "reservation_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text DEFAULT new_booking_reference() NOT NULL,
	"user_id" integer,
	"guest_name" text NOT NULL,
	"guest_email" text,
	"guest_phone" text,
	"idempotency_key" text,
	"idempotency_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_groups_guest_name_given" CHECK (btrim("reservation_groups"."guest_name") <> ''),
	CONSTRAINT "reservation_groups_guest_email_form" CHECK ("reservation_groups"."guest_email" like '%_@_%'),
	CONSTRAINT "reservation_groups_guest_reachable" CHECK ("reservation_groups"."guest_email" is not null or "reservation_groups"."guest_phone" is not null),
	CONSTRAINT "reservation_groups_idempotency_whole" CHECK (("reservation_groups"."idempotency_key" is null) = ("reservation_groups"."idempotency_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "guest_links" ADD COLUMN "opens_group" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_groups" ADD CONSTRAINT "reservation_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_groups_reference" ON "reservation_groups" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_groups_idempotency_key" ON "reservation_groups" USING btree ("idempotency_key") WHERE "reservation_groups"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "reservation_groups_user_id" ON "reservation_groups" USING btree ("user_id") WHERE "reservation_groups"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_group_id_reservation_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."reservation_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_group" ON "bookings" USING btree ("group_id") WHERE "bookings"."group_id" is not null;--> statement-breakpoint
-- Written by hand: a draw must be new among groups, too.
CREATE OR REPLACE FUNCTION new_booking_reference() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  drawn bytea;
  candidate text;
BEGIN
  LOOP
    drawn := uuid_send(gen_random_uuid());
    -- The bytes of a random UUID that hold neither its version nor its variant.
    SELECT string_agg(substr('23456789CDFGHJKMNPQRTVWX', get_byte(drawn, place) % 24 + 1, 1), '')
      INTO candidate FROM unnest(ARRAY[0, 1, 2, 3, 4, 5, 9, 10]) AS place;
    EXIT WHEN NOT EXISTS (SELECT FROM bookings WHERE reference = candidate)
      AND NOT EXISTS (SELECT FROM reservation_groups WHERE reference = candidate);
  END LOOP;
  RETURN candidate;
END
$$;
