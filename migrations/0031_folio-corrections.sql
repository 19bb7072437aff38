CREATE TABLE "charge_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"department" text NOT NULL,
	"tax_kind" text DEFAULT 'standard' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charge_items_name_given" CHECK (btrim("charge_items"."name") <> ''),
	CONSTRAINT "charge_items_price_positive" CHECK ("charge_items"."price_cents" >= 1),
	CONSTRAINT "charge_items_department_known" CHECK ("charge_items"."department" in ('accommodation', 'restaurant', 'laundry', 'transport', 'other')),
	CONSTRAINT "charge_items_tax_kind_known" CHECK ("charge_items"."tax_kind" in ('standard', 'exempt'))
);
--> statement-breakpoint
CREATE TABLE "money_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"method" text,
	"shillings" integer,
	"shillings_per_dollar" integer,
	"reference" text,
	"department" text,
	"tax_kind" text,
	"asked_by_id" integer NOT NULL,
	"asked_by_email" text NOT NULL,
	"idempotency_key" text,
	"decision" text,
	"decided_by_id" integer,
	"decided_by_email" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_approvals_kind_known" CHECK ("money_approvals"."kind" in ('refund', 'discount')),
	CONSTRAINT "money_approvals_method_known" CHECK ("money_approvals"."method" in ('cash', 'mobile-money', 'card', 'bank-transfer')),
	CONSTRAINT "money_approvals_department_known" CHECK ("money_approvals"."department" in ('accommodation', 'restaurant', 'laundry', 'transport', 'other')),
	CONSTRAINT "money_approvals_tax_kind_known" CHECK ("money_approvals"."tax_kind" in ('standard', 'exempt')),
	CONSTRAINT "money_approvals_decision_known" CHECK ("money_approvals"."decision" in ('approved', 'refused')),
	CONSTRAINT "money_approvals_amount_positive" CHECK ("money_approvals"."amount_cents" >= 1),
	CONSTRAINT "money_approvals_reason_given" CHECK (btrim("money_approvals"."reason") <> ''),
	CONSTRAINT "money_approvals_parts" CHECK (("money_approvals"."kind" = 'refund') = ("money_approvals"."method" is not null) and ("money_approvals"."kind" = 'discount') = ("money_approvals"."department" is not null) and ("money_approvals"."department" is null) = ("money_approvals"."tax_kind" is null)),
	CONSTRAINT "money_approvals_shillings_whole" CHECK (("money_approvals"."shillings" is null) = ("money_approvals"."shillings_per_dollar" is null) and "money_approvals"."shillings" > 0 and "money_approvals"."shillings_per_dollar" > 0),
	CONSTRAINT "money_approvals_decided_by" CHECK (("money_approvals"."decision" is null) = ("money_approvals"."decided_by_id" is null) and ("money_approvals"."decision" is null) = ("money_approvals"."decided_by_email" is null) and ("money_approvals"."decision" is null) = ("money_approvals"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "booking_payments" DROP CONSTRAINT "booking_payments_sign";--> statement-breakpoint
ALTER TABLE "booking_payments" DROP CONSTRAINT "booking_payments_method_known";--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "moved_booking_id" integer;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_approvals_booking" ON "money_approvals" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "money_approvals_waiting" ON "money_approvals" USING btree ("id") WHERE "money_approvals"."decision" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_approvals_idempotency_key" ON "money_approvals" USING btree ("idempotency_key");--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_moved_booking_id_bookings_id_fk" FOREIGN KEY ("moved_booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_payments_moved_booking" ON "booking_payments" USING btree ("moved_booking_id");--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_amount_given" CHECK ("booking_payments"."amount_cents" <> 0);--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_moved" CHECK (("booking_payments"."method" = 'moved') = ("booking_payments"."moved_booking_id" is not null) and ("booking_payments"."moved_booking_id" is null or "booking_payments"."reverses_id" is null));--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_method_known" CHECK ("booking_payments"."method" in ('cash', 'mobile-money', 'card', 'bank-transfer', 'moved'));