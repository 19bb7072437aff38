CREATE TABLE "cash_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shift_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"shillings" integer NOT NULL,
	"reason" text NOT NULL,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_movements_kind_known" CHECK ("cash_movements"."kind" in ('pay-in', 'pay-out')),
	CONSTRAINT "cash_movements_not_negative" CHECK ("cash_movements"."amount_cents" >= 0 and "cash_movements"."shillings" >= 0),
	CONSTRAINT "cash_movements_amount_given" CHECK ("cash_movements"."amount_cents" > 0 or "cash_movements"."shillings" > 0),
	CONSTRAINT "cash_movements_reason_given" CHECK (btrim("cash_movements"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "cash_shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"opened_by_id" integer NOT NULL,
	"opened_by_email" text NOT NULL,
	"float_cents" integer NOT NULL,
	"float_shillings" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by_id" integer,
	"closed_by_email" text,
	"count" jsonb,
	"counted_cents" bigint,
	"counted_shillings" bigint,
	"expected_cents" bigint,
	"expected_shillings" bigint,
	"explanation" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_shifts_float_not_negative" CHECK ("cash_shifts"."float_cents" >= 0 and "cash_shifts"."float_shillings" >= 0),
	CONSTRAINT "cash_shifts_closed_whole" CHECK (num_nonnulls("cash_shifts"."closed_at", "cash_shifts"."closed_by_id", "cash_shifts"."closed_by_email", "cash_shifts"."count", "cash_shifts"."counted_cents", "cash_shifts"."counted_shillings", "cash_shifts"."expected_cents", "cash_shifts"."expected_shillings") in (0, 8)),
	CONSTRAINT "cash_shifts_difference_explained" CHECK (("cash_shifts"."counted_cents" = "cash_shifts"."expected_cents" and "cash_shifts"."counted_shillings" = "cash_shifts"."expected_shillings") or "cash_shifts"."closed_at" is null or ("cash_shifts"."explanation" is not null and btrim("cash_shifts"."explanation") <> ''))
);
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "shift_id" integer;--> statement-breakpoint
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_shift_id_cash_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."cash_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_movements_shift" ON "cash_movements" USING btree ("shift_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_movements_idempotency_key" ON "cash_movements" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_shifts_one_open" ON "cash_shifts" USING btree ((closed_at is null)) WHERE "cash_shifts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "cash_shifts_opened" ON "cash_shifts" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_shift_id_cash_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."cash_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_payments_shift" ON "booking_payments" USING btree ("shift_id");--> statement-breakpoint
CREATE INDEX "booking_payments_created" ON "booking_payments" USING btree ("created_at");