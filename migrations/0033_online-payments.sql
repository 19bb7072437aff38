CREATE TABLE "online_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "online_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"booking_id" integer NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"shillings" integer,
	"shillings_per_dollar" integer,
	"state" text DEFAULT 'created' NOT NULL,
	"provider_reference" text,
	"redirect_url" text,
	"confirmation" text,
	"account" text,
	"failure" text,
	"failure_detail" text,
	"payment_id" integer,
	"refund_asked_at" timestamp with time zone,
	"asked_by_id" integer NOT NULL,
	"asked_by_email" text NOT NULL,
	"next_ask_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"last_asked_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_payments_provider_known" CHECK ("online_payments"."provider" in ('pesapal', 'mtn', 'airtel')),
	CONSTRAINT "online_payments_purpose_known" CHECK ("online_payments"."purpose" in ('deposit', 'balance', 'amount')),
	CONSTRAINT "online_payments_state_known" CHECK ("online_payments"."state" in ('created', 'sent', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'part-refunded', 'refunded', 'charged-back')),
	CONSTRAINT "online_payments_failure_known" CHECK ("online_payments"."failure" in ('declined', 'cancelled-by-payer', 'not-enough-money', 'limit-reached', 'payer-unknown', 'other')),
	CONSTRAINT "online_payments_amount_positive" CHECK ("online_payments"."amount_cents" >= 1 and "online_payments"."shillings" >= 1),
	CONSTRAINT "online_payments_rate_known" CHECK ("online_payments"."shillings" is null or "online_payments"."shillings_per_dollar" is not null),
	CONSTRAINT "online_payments_rate_positive" CHECK ("online_payments"."shillings_per_dollar" >= 1),
	CONSTRAINT "online_payments_tries_not_negative" CHECK ("online_payments"."tries" >= 0),
	CONSTRAINT "online_payments_money_written" CHECK (("online_payments"."payment_id" is not null) = ("online_payments"."state" in ('paid', 'part-refunded', 'refunded', 'charged-back')))
);
--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_payment_id_booking_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."booking_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_reference" ON "online_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_payment" ON "online_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "online_payments_booking" ON "online_payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "online_payments_next_ask" ON "online_payments" USING btree ("next_ask_at") WHERE "online_payments"."next_ask_at" is not null;