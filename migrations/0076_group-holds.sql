CREATE TABLE "group_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"note" text,
	"check_in_date" date NOT NULL,
	"check_out_date" date NOT NULL,
	"kept_until" date NOT NULL,
	"board" text NOT NULL,
	"group_id" integer,
	"noticed_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_holds_name_given" CHECK (btrim("group_holds"."name") <> ''),
	CONSTRAINT "group_holds_board_known" CHECK ("group_holds"."board" in ('bed-and-breakfast', 'half-board', 'full-board')),
	CONSTRAINT "group_holds_days_in_order" CHECK ("group_holds"."check_out_date" > "group_holds"."check_in_date"),
	CONSTRAINT "group_holds_kept_before_arrival" CHECK ("group_holds"."kept_until" < "group_holds"."check_in_date")
);
--> statement-breakpoint
CREATE TABLE "held_villas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_villas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hold_id" integer NOT NULL,
	"villa_id" integer NOT NULL,
	"number_of_guests" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"nights" jsonb NOT NULL,
	"booking_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_villas_guests_positive" CHECK ("held_villas"."number_of_guests" >= 1),
	CONSTRAINT "held_villas_total_not_negative" CHECK ("held_villas"."total_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "hold_id" integer;--> statement-breakpoint
ALTER TABLE "group_holds" ADD CONSTRAINT "group_holds_group_id_reservation_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."reservation_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_villas" ADD CONSTRAINT "held_villas_hold_id_group_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."group_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_villas" ADD CONSTRAINT "held_villas_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_villas" ADD CONSTRAINT "held_villas_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_holds_open" ON "group_holds" USING btree ("kept_until") WHERE "group_holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "group_holds_group" ON "group_holds" USING btree ("group_id") WHERE "group_holds"."group_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "held_villas_once" ON "held_villas" USING btree ("hold_id","villa_id");--> statement-breakpoint
CREATE INDEX "held_villas_villa" ON "held_villas" USING btree ("villa_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_villas_booking" ON "held_villas" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "blocks_hold" ON "blocks" USING btree ("hold_id") WHERE "blocks"."hold_id" is not null;