CREATE TABLE "guest_stays" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"guest_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guest_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_contacts_kind_known" CHECK ("guest_contacts"."kind" in ('email', 'phone')),
	CONSTRAINT "guest_contacts_value_given" CHECK (btrim("guest_contacts"."value") <> '')
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"preferences" text,
	"notes" text,
	"is_do_not_host" boolean DEFAULT false NOT NULL,
	"do_not_host_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guests_name_given" CHECK (btrim("guests"."name") <> ''),
	CONSTRAINT "guests_do_not_host_reason" CHECK (not "guests"."is_do_not_host" or btrim(coalesce("guests"."do_not_host_reason", '')) <> '')
);
--> statement-breakpoint
ALTER TABLE "guest_stays" ADD CONSTRAINT "guest_stays_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_stays" ADD CONSTRAINT "guest_stays_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_contacts" ADD CONSTRAINT "guest_contacts_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_stays_guest" ON "guest_stays" USING btree ("guest_id") WHERE "guest_stays"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "guest_stays_open" ON "guest_stays" USING btree ("booking_id") WHERE "guest_stays"."guest_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_contacts_value" ON "guest_contacts" USING btree ("kind","value");--> statement-breakpoint
CREATE INDEX "guest_contacts_guest" ON "guest_contacts" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "guests_updated" ON "guests" USING btree ("updated_at");--> statement-breakpoint
-- Written by hand: see docs/decisions/guest-profiles.md. The app finds the persons behind the stays there are.
CREATE FUNCTION open_guest_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO guest_stays (booking_id) VALUES (NEW.id)
    ON CONFLICT (booking_id) DO UPDATE SET guest_id = NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_guest_made AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION open_guest_stay();--> statement-breakpoint
CREATE TRIGGER bookings_guest_changed AFTER UPDATE ON bookings FOR EACH ROW
  WHEN (OLD.guest_email IS DISTINCT FROM NEW.guest_email OR OLD.guest_phone IS DISTINCT FROM NEW.guest_phone)
  EXECUTE FUNCTION open_guest_stay();--> statement-breakpoint
INSERT INTO guest_stays (booking_id) SELECT id FROM bookings ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE INDEX bookings_phone_end ON bookings (right(regexp_replace(guest_phone, '\D', '', 'g'), 9))
  WHERE guest_phone IS NOT NULL;--> statement-breakpoint
CREATE INDEX guests_name_words ON guests USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX guest_contacts_value_words ON guest_contacts USING gin (value gin_trgm_ops);
