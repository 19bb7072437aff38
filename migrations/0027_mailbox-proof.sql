CREATE TABLE "mailbox_codes" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailbox_codes_tries_not_negative" CHECK ("mailbox_codes"."wrong_tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "mailbox_proof" text DEFAULT 'not-asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sender_hash" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_confirmed_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_links" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailbox_codes" ADD CONSTRAINT "mailbox_codes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_sender" ON "bookings" USING btree ("sender_hash") WHERE "bookings"."sender_hash" is not null;--> statement-breakpoint
CREATE INDEX "bookings_mailbox" ON "bookings" USING btree ("mailbox_hash") WHERE "bookings"."status" = 'pending' and "bookings"."mailbox_hash" is not null;--> statement-breakpoint
CREATE INDEX "bookings_at_once" ON "bookings" USING btree ("check_out_date") WHERE "bookings"."is_confirmed_at_once";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_mailbox_proof_known" CHECK ("bookings"."mailbox_proof" in ('not-asked', 'asked', 'given'));--> statement-breakpoint
-- Written by hand: true while one address of the network and one mailbox may make a further request that nobody has
-- proved; raises a check violation otherwise. Called in the statement that makes the request. Requests of one address
-- queue up at the locks, and each query in here sees what was committed meanwhile, so that many at once are counted like
-- one after the other.
CREATE FUNCTION assert_may_hold(sender text, mailbox text, most_unproven integer, most_requests integer)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(least(sender, mailbox), 0));
  PERFORM pg_advisory_xact_lock(hashtextextended(greatest(sender, mailbox), 0));
  IF (SELECT count(*) FROM bookings
      WHERE mailbox_hash = mailbox AND status = 'pending' AND hold_expires_at > now()) >= most_requests THEN
    RAISE EXCEPTION 'the mailbox has % requests already', most_requests
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_mailbox_share';
  END IF;
  IF (SELECT count(*) FROM bookings
      WHERE sender_hash = sender AND mailbox_proof = 'asked' AND created_at > now() - interval '24 hours') >= most_unproven THEN
    RAISE EXCEPTION 'the address has % unproven requests already', most_unproven
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_sender_share';
  END IF;
  RETURN true;
END
$$;
