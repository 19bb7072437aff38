CREATE TABLE "folio_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folio_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"charged_on" date NOT NULL,
	"department" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_kind" text DEFAULT 'standard' NOT NULL,
	"corrects_id" integer,
	"reason" text,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "folio_charges_department_known" CHECK ("folio_charges"."department" in ('accommodation', 'restaurant', 'laundry', 'transport', 'other')),
	CONSTRAINT "folio_charges_tax_kind_known" CHECK ("folio_charges"."tax_kind" in ('standard', 'exempt')),
	CONSTRAINT "folio_charges_description_given" CHECK (btrim("folio_charges"."description") <> ''),
	CONSTRAINT "folio_charges_quantity_positive" CHECK ("folio_charges"."quantity" >= 1),
	CONSTRAINT "folio_charges_amount_given" CHECK ("folio_charges"."amount_cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "shillings" integer;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "shillings_per_dollar" integer;--> statement-breakpoint
ALTER TABLE "folio_charges" ADD CONSTRAINT "folio_charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_charges" ADD CONSTRAINT "folio_charges_corrects_id_folio_charges_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."folio_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "folio_charges_booking" ON "folio_charges" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folio_charges_corrected_once" ON "folio_charges" USING btree ("corrects_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folio_charges_idempotency_key" ON "folio_charges" USING btree ("idempotency_key");--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_shillings_whole" CHECK (("booking_payments"."shillings" is null) = ("booking_payments"."shillings_per_dollar" is null) and "booking_payments"."shillings_per_dollar" > 0);--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_shillings_sign" CHECK ("booking_payments"."shillings" <> 0 and ("booking_payments"."shillings" < 0) = ("booking_payments"."amount_cents" < 0));