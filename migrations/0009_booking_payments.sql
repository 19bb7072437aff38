CREATE TABLE "booking_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text,
	"reverses_id" integer,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_payments_method_known" CHECK ("booking_payments"."method" in ('cash', 'mobile-money', 'card')),
	CONSTRAINT "booking_payments_sign" CHECK ("booking_payments"."amount_cents" <> 0 and ("booking_payments"."amount_cents" < 0) = ("booking_payments"."reverses_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_reverses_id_booking_payments_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."booking_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_payments_booking" ON "booking_payments" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_payments_reversed_once" ON "booking_payments" USING btree ("reverses_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_payments_idempotency_key" ON "booking_payments" USING btree ("idempotency_key");