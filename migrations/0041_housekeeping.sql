CREATE TABLE "cleaning_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cleaning_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"villa_id" integer NOT NULL,
	"mark" text NOT NULL,
	"turn" integer NOT NULL,
	"day" date NOT NULL,
	"is_applied" boolean NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cleaning_marks_key_unique" UNIQUE("key"),
	CONSTRAINT "cleaning_marks_mark_known" CHECK ("cleaning_marks"."mark" in ('start', 'clean', 'inspect', 'service', 'dirty'))
);
--> statement-breakpoint
CREATE TABLE "villa_conditions" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"condition" text DEFAULT 'clean' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"serviced_on" date,
	"assigned_to" integer,
	"assigned_on" date,
	"note" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "villa_conditions_condition_known" CHECK ("villa_conditions"."condition" in ('dirty', 'cleaning', 'clean', 'inspected', 'out-of-order')),
	CONSTRAINT "villa_conditions_turn_not_negative" CHECK ("villa_conditions"."turn" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_known";--> statement-breakpoint
ALTER TABLE "cleaning_marks" ADD CONSTRAINT "cleaning_marks_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_conditions" ADD CONSTRAINT "villa_conditions_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_conditions" ADD CONSTRAINT "villa_conditions_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cleaning_marks_villa" ON "cleaning_marks" USING btree ("villa_id","id");--> statement-breakpoint
CREATE INDEX "villa_conditions_assigned_to" ON "villa_conditions" USING btree ("assigned_to") WHERE "villa_conditions"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "bookings_in_house" ON "bookings" USING btree ("villa_id") WHERE "bookings"."status" = 'checked-in';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('housekeeping', 'user', 'admin', 'superadmin'));--> statement-breakpoint
-- Written by hand: guests who leave a villa, or are moved out of it, leave it dirty. See docs/decisions/housekeeping.md.
CREATE FUNCTION make_villa_dirty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO villa_conditions (villa_id, condition, turn) VALUES (OLD.villa_id, 'dirty', 1)
    ON CONFLICT (villa_id) DO UPDATE SET
      condition = CASE villa_conditions.condition WHEN 'out-of-order' THEN 'out-of-order' ELSE 'dirty' END,
      turn = villa_conditions.turn + 1, changed_at = now(), updated_at = now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_leave_villa_dirty AFTER UPDATE OF status, villa_id ON bookings
  FOR EACH ROW WHEN (OLD.status = 'checked-in' AND (NEW.status = 'checked-out' OR NEW.villa_id <> OLD.villa_id))
  EXECUTE FUNCTION make_villa_dirty();
