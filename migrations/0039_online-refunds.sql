CREATE TABLE "online_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "online_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"online_payment_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"shillings" integer,
	"reason" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"detail" text,
	"payment_id" integer,
	"asked_by_id" integer NOT NULL,
	"asked_by_email" text NOT NULL,
	"settled_by_email" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_refunds_state_known" CHECK ("online_refunds"."state" in ('created', 'unclear', 'asked', 'done', 'refused')),
	CONSTRAINT "online_refunds_amount_positive" CHECK ("online_refunds"."amount_cents" >= 1 and "online_refunds"."shillings" >= 1),
	CONSTRAINT "online_refunds_reason_given" CHECK (btrim("online_refunds"."reason") <> ''),
	CONSTRAINT "online_refunds_money_written" CHECK (("online_refunds"."payment_id" is not null) = ("online_refunds"."state" = 'done'))
);
--> statement-breakpoint
ALTER TABLE "money_approvals" ADD COLUMN "online_payment_id" integer;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_online_payment_id_online_payments_id_fk" FOREIGN KEY ("online_payment_id") REFERENCES "public"."online_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_payment_id_booking_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."booking_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "online_refunds_payment" ON "online_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "online_refunds_idempotency_key" ON "online_refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "online_refunds_online_payment" ON "online_refunds" USING btree ("online_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "online_refunds_one_open" ON "online_refunds" USING btree ("online_payment_id") WHERE "online_refunds"."state" in ('created', 'unclear', 'asked');