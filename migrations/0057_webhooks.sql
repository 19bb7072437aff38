CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"booking_id" integer NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" integer,
	"error" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "webhook_deliveries_kind_known" CHECK ("webhook_deliveries"."kind" in ('booking.requested', 'booking.confirmed', 'booking.changed', 'booking.cancelled', 'booking.paid', 'booking.checked-in', 'booking.checked-out')),
	CONSTRAINT "webhook_deliveries_status_known" CHECK ("webhook_deliveries"."status" in ('queued', 'sending', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_attempts_not_negative" CHECK ("webhook_deliveries"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_name_given" CHECK (btrim("webhooks"."name") <> ''),
	CONSTRAINT "webhooks_url_given" CHECK (btrim("webhooks"."url") <> '')
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at") WHERE "webhook_deliveries"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id");;--> statement-breakpoint
-- Written by hand: see docs/decisions/webhooks.md. Messages are queued by the database, in the transaction of whatever
-- changes a booking, so that none is forgotten whoever writes. Guests are not named in them.
CREATE FUNCTION webhook_money(cents bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT (cents / 100)::text || '.' || lpad((cents % 100)::text, 2, '0')
$$;--> statement-breakpoint
CREATE FUNCTION webhook_booking(booking bookings) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'bookingId', booking.id, 'reference', booking.reference, 'groupId', booking.group_id,
    'status', booking.status, 'villaId', booking.villa_id, 'checkInDate', booking.check_in_date,
    'checkOutDate', booking.check_out_date, 'numberOfGuests', booking.number_of_guests, 'board', booking.board,
    'total', webhook_money(booking.total_cents))
$$;--> statement-breakpoint
CREATE FUNCTION queue_webhooks(told text, booking integer, said jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, message_id, kind, booking_id, data)
    SELECT webhooks.id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), told, booking, said
    FROM webhooks WHERE webhooks.is_active AND webhooks.kinds ? told
$$;--> statement-breakpoint
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE NEW.status WHEN 'pending' THEN 'booking.requested' WHEN 'confirmed' THEN 'booking.confirmed'
    WHEN 'checked-in' THEN 'booking.checked-in' WHEN 'checked-out' THEN 'booking.checked-out'
    ELSE 'booking.cancelled' END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhooks(told, NEW.id, webhook_booking(NEW));
    RETURN NULL;
  END IF;
  -- A step that is taken back (an arrival that was a slip) is a change like any other.
  IF NEW.status = OLD.status OR (OLD.status, NEW.status) IN
    (('checked-in', 'confirmed'), ('checked-out', 'confirmed'), ('checked-out', 'checked-in'), ('confirmed', 'pending'))
  THEN told := 'booking.changed'; END IF;
  PERFORM queue_webhooks(told, NEW.id, webhook_booking(NEW) || jsonb_build_object('before', webhook_booking(OLD)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_webhooks_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('booking.paid', bookings.id, webhook_booking(bookings) || jsonb_build_object('payment',
    jsonb_build_object('id', NEW.id, 'amount', webhook_money(NEW.amount_cents), 'method', NEW.method)))
    FROM bookings WHERE bookings.id = NEW.booking_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_tell_webhooks_made AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION tell_webhooks();--> statement-breakpoint
CREATE TRIGGER bookings_tell_webhooks AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.villa_id, OLD.check_in_date, OLD.check_out_date, OLD.number_of_guests, OLD.board, OLD.total_cents)
    IS DISTINCT FROM
    (NEW.status, NEW.villa_id, NEW.check_in_date, NEW.check_out_date, NEW.number_of_guests, NEW.board, NEW.total_cents))
  EXECUTE FUNCTION tell_webhooks();--> statement-breakpoint
CREATE TRIGGER booking_payments_tell_webhooks AFTER INSERT ON booking_payments FOR EACH ROW
  WHEN (NEW.amount_cents > 0 AND NEW.reverses_id IS NULL AND NEW.moved_booking_id IS NULL)
  EXECUTE FUNCTION tell_webhooks_of_payment();
