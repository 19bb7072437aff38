CREATE TABLE "stay_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stay_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"villa_id" integer NOT NULL,
	"check_in_date" date NOT NULL,
	"check_out_date" date NOT NULL,
	"holds_nights" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stay_parts_check_out_after_check_in" CHECK ("stay_parts"."check_out_date" > "stay_parts"."check_in_date")
);
--> statement-breakpoint
ALTER TABLE "stay_parts" ADD CONSTRAINT "stay_parts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_parts" ADD CONSTRAINT "stay_parts_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stay_parts_booking" ON "stay_parts" USING btree ("booking_id","check_in_date");--> statement-breakpoint
CREATE INDEX "stay_parts_villa_nights" ON "stay_parts" USING btree ("villa_id","check_out_date","check_in_date");--> statement-breakpoint
-- Written by hand: see docs/decisions/stay-parts.md. Every stay so far is one part. Nobody books meanwhile.
LOCK TABLE bookings IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO stay_parts (booking_id, villa_id, check_in_date, check_out_date, holds_nights)
  SELECT id, villa_id, check_in_date, check_out_date, status NOT IN ('cancelled', 'no-show') FROM bookings;--> statement-breakpoint
DROP TRIGGER bookings_off_blocks ON bookings;--> statement-breakpoint
DROP TRIGGER bookings_stay_off_blocks ON bookings;--> statement-breakpoint
ALTER TABLE bookings DROP CONSTRAINT bookings_no_shared_night;--> statement-breakpoint
ALTER TABLE stay_parts ADD CONSTRAINT bookings_no_shared_night
  EXCLUDE USING gist (villa_id WITH =, daterange(check_in_date, check_out_date, '[)') WITH &&) WHERE (holds_nights);--> statement-breakpoint
ALTER TABLE stay_parts ADD CONSTRAINT stay_parts_one_villa_a_night
  EXCLUDE USING gist (booking_id WITH =, daterange(check_in_date, check_out_date, '[)') WITH &&);--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_shared_night() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever takes nights of a villa waits here for the one before, and then sees what that one took.
  PERFORM 1 FROM villas WHERE id = NEW.villa_id FOR NO KEY UPDATE;
  IF TG_TABLE_NAME = 'blocks' THEN
    PERFORM 1 FROM stay_parts
      WHERE villa_id = NEW.villa_id AND check_out_date > NEW.start_date AND check_in_date <= NEW.end_date
        AND holds_nights;
  ELSE
    PERFORM 1 FROM blocks
      WHERE villa_id = NEW.villa_id AND end_date >= NEW.check_in_date AND start_date < NEW.check_out_date;
  END IF;
  IF FOUND THEN
    RAISE EXCEPTION 'a night of this villa is taken'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'bookings_no_shared_night', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER stay_parts_off_blocks BEFORE INSERT ON stay_parts
  FOR EACH ROW WHEN (NEW.holds_nights) EXECUTE FUNCTION refuse_shared_night();--> statement-breakpoint
-- A step from one status that keeps its nights to another takes none, and waits for nobody; nor does a part that ends sooner.
CREATE TRIGGER stay_parts_stay_off_blocks BEFORE UPDATE ON stay_parts
  FOR EACH ROW WHEN (NEW.holds_nights AND (NOT OLD.holds_nights OR NEW.villa_id <> OLD.villa_id
    OR NEW.check_in_date < OLD.check_in_date OR NEW.check_out_date > OLD.check_out_date))
  EXECUTE FUNCTION refuse_shared_night();--> statement-breakpoint
-- The first part begins and the last one ends with the booking, and the last is in its villa.
CREATE FUNCTION keep_stay_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held boolean := NEW.status NOT IN ('cancelled', 'no-show');
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stay_parts (booking_id, villa_id, check_in_date, check_out_date, holds_nights)
      VALUES (NEW.id, NEW.villa_id, NEW.check_in_date, NEW.check_out_date, held);
    RETURN NULL;
  END IF;
  DELETE FROM stay_parts WHERE booking_id = NEW.id
    AND (check_out_date <= NEW.check_in_date OR check_in_date >= NEW.check_out_date);
  IF NOT EXISTS (SELECT FROM stay_parts WHERE booking_id = NEW.id) THEN
    INSERT INTO stay_parts (booking_id, villa_id, check_in_date, check_out_date, holds_nights)
      VALUES (NEW.id, NEW.villa_id, NEW.check_in_date, NEW.check_out_date, held);
    RETURN NULL;
  END IF;
  UPDATE stay_parts part SET
      villa_id = CASE WHEN part.check_in_date = ends.last THEN NEW.villa_id ELSE part.villa_id END,
      check_in_date = CASE WHEN part.check_in_date = ends.first THEN NEW.check_in_date ELSE part.check_in_date END,
      check_out_date = CASE WHEN part.check_in_date = ends.last THEN NEW.check_out_date ELSE part.check_out_date END,
      holds_nights = held, updated_at = now()
    FROM (SELECT min(check_in_date) AS first, max(check_in_date) AS last FROM stay_parts WHERE booking_id = NEW.id) ends
    WHERE part.booking_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_make_part AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION keep_stay_parts();--> statement-breakpoint
-- Who has left early gave the rest of the nights back, which no step takes again but the one back into the house.
CREATE TRIGGER bookings_keep_parts AFTER UPDATE OF villa_id, check_in_date, check_out_date, status ON bookings
  FOR EACH ROW WHEN (NEW.villa_id <> OLD.villa_id OR NEW.check_in_date <> OLD.check_in_date
    OR NEW.check_out_date <> OLD.check_out_date
    OR (NEW.status <> OLD.status AND (NEW.status IN ('cancelled', 'no-show')
      OR OLD.status IN ('cancelled', 'no-show', 'checked-out'))))
  EXECUTE FUNCTION keep_stay_parts();
