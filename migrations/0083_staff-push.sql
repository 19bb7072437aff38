CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"address_hash" text NOT NULL,
	"sealed_subscription" text NOT NULL,
	"sid" text,
	"sent_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"error" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_devices_address_hash_unique" UNIQUE("address_hash"),
	CONSTRAINT "push_devices_name_given" CHECK (btrim("push_devices"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" integer NOT NULL,
	"kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" integer,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_messages_once" UNIQUE("device_id","kind","source_id"),
	CONSTRAINT "push_messages_kind_known" CHECK ("push_messages"."kind" in ('request', 'payment', 'unsettled', 'message', 'enquiry', 'mail', 'alarm', 'test')),
	CONSTRAINT "push_messages_status_known" CHECK ("push_messages"."status" in ('queued', 'sending', 'sent', 'failed', 'skipped')),
	CONSTRAINT "push_messages_attempts_not_negative" CHECK ("push_messages"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_sid" ON "push_devices" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("due_at") WHERE "push_messages"."status" in ('queued', 'sending');--> statement-breakpoint
-- Queues a notice for every device that is told anything; in the transaction of what it tells of, so that what is rolled
-- back is told to nobody. Who may hear of it is judged when it is sent.
CREATE FUNCTION queue_pushes(told text, source integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO push_messages (device_id, kind, source_id)
  -- A device that is being deleted is waited for and then left out: a booking must not fail for it.
  SELECT id, told, source FROM push_devices WHERE sid IS NOT NULL AND ended_at IS NULL FOR KEY SHARE
  ON CONFLICT DO NOTHING;
$$;--> statement-breakpoint
CREATE FUNCTION queue_pushes_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_pushes(TG_ARGV[0], NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
-- The villas of a group are told once.
CREATE FUNCTION queue_pushes_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.group_id IS NULL OR NOT EXISTS (SELECT FROM bookings WHERE group_id = NEW.group_id AND id < NEW.id) THEN
    PERFORM queue_pushes('request', NEW.id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION queue_pushes_of_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_pushes('unsettled', NEW.subject_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_queue_pushes AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION queue_pushes_of_booking();--> statement-breakpoint
CREATE TRIGGER booking_payments_queue_pushes AFTER INSERT ON booking_payments FOR EACH ROW
  WHEN (NEW.staff_id = 0 AND NEW.amount_cents > 0) EXECUTE FUNCTION queue_pushes_of_row('payment');--> statement-breakpoint
CREATE TRIGGER contact_messages_queue_pushes AFTER INSERT ON contact_messages FOR EACH ROW
  EXECUTE FUNCTION queue_pushes_of_row('message');--> statement-breakpoint
CREATE TRIGGER event_enquiries_queue_pushes AFTER INSERT ON event_enquiries FOR EACH ROW
  EXECUTE FUNCTION queue_pushes_of_row('enquiry');--> statement-breakpoint
CREATE TRIGGER mails_queue_pushes_of_money AFTER INSERT ON mails FOR EACH ROW
  WHEN (NEW.kind = 'unsettled-payment') EXECUTE FUNCTION queue_pushes_of_mail();--> statement-breakpoint
-- While the mail server is away all of them fail, which is an alarm.
CREATE TRIGGER mails_queue_pushes AFTER UPDATE OF status ON mails FOR EACH ROW
  WHEN (NEW.status = 'undelivered' AND OLD.status <> 'undelivered' AND NEW.outage IS NULL)
  EXECUTE FUNCTION queue_pushes_of_row('mail');--> statement-breakpoint
CREATE TRIGGER alarms_queue_pushes AFTER INSERT ON alarms FOR EACH ROW
  EXECUTE FUNCTION queue_pushes_of_row('alarm');--> statement-breakpoint
-- A session that is ended, rather than one that is over, takes the device's notices with it until the panel is opened there again.
CREATE FUNCTION silence_push_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE push_devices SET sid = NULL WHERE sid = OLD.sid;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_silence_push_devices AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.expire > now()) EXECUTE FUNCTION silence_push_devices();--> statement-breakpoint
CREATE FUNCTION silence_push_devices_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE push_devices SET sid = NULL WHERE user_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_silence_push_devices AFTER UPDATE OF password_hash, is_active ON users FOR EACH ROW
  WHEN (OLD.password_hash <> NEW.password_hash OR NOT NEW.is_active) EXECUTE FUNCTION silence_push_devices_of_account();
