CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"kind" text DEFAULT 'maintenance' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_end_not_before_start" CHECK ("blocks"."end_date" >= "blocks"."start_date"),
	CONSTRAINT "blocks_kind_known" CHECK ("blocks"."kind" in ('maintenance', 'owner', 'other'))
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_villa_nights" ON "blocks" USING btree ("villa_id","end_date","start_date");--> statement-breakpoint
-- Written by hand: see docs/decisions/blocked-nights.md.
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_no_shared_night"
  EXCLUDE USING gist ("villa_id" WITH =, daterange("start_date", "end_date", '[]') WITH &&);--> statement-breakpoint
CREATE FUNCTION refuse_shared_night() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever takes nights of a villa waits here for the one before, and then sees what that one took.
  PERFORM 1 FROM villas WHERE id = NEW.villa_id FOR NO KEY UPDATE;
  IF TG_TABLE_NAME = 'blocks' THEN
    PERFORM 1 FROM bookings
      WHERE villa_id = NEW.villa_id AND check_out_date > NEW.start_date AND check_in_date <= NEW.end_date
        AND status NOT IN ('cancelled', 'no-show');
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
CREATE TRIGGER blocks_off_bookings BEFORE INSERT OR UPDATE OF villa_id, start_date, end_date ON blocks
  FOR EACH ROW EXECUTE FUNCTION refuse_shared_night();--> statement-breakpoint
CREATE TRIGGER bookings_off_blocks BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status NOT IN ('cancelled', 'no-show')) EXECUTE FUNCTION refuse_shared_night();--> statement-breakpoint
-- A step from one status that keeps its nights to another takes none, and waits for nobody.
CREATE TRIGGER bookings_stay_off_blocks BEFORE UPDATE OF villa_id, check_in_date, check_out_date, status ON bookings
  FOR EACH ROW WHEN (NEW.status NOT IN ('cancelled', 'no-show') AND (
    OLD.status IN ('cancelled', 'no-show') OR NEW.villa_id <> OLD.villa_id
    OR NEW.check_in_date <> OLD.check_in_date OR NEW.check_out_date <> OLD.check_out_date))
  EXECUTE FUNCTION refuse_shared_night();
