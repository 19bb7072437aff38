CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"tax_number" text,
	"address" text,
	"email" text,
	"terms_days" integer DEFAULT 30 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_name_given" CHECK (btrim("companies"."name") <> ''),
	CONSTRAINT "companies_email_form" CHECK ("companies"."email" like '%_@_%'),
	CONSTRAINT "companies_terms_not_negative" CHECK ("companies"."terms_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_billing" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer,
	"name" text,
	"address" text,
	"tax_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_billing_one_payer" CHECK (("booking_billing"."company_id" is null) = ("booking_billing"."name" is not null)),
	CONSTRAINT "booking_billing_name_given" CHECK (btrim("booking_billing"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_counters_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "document_counters_kind_known" CHECK ("document_counters"."kind" in ('pro-forma', 'invoice', 'receipt', 'credit-note')),
	CONSTRAINT "document_counters_number_positive" CHECK ("document_counters"."last_number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"company_id" integer,
	"payment_id" integer,
	"credits_id" integer,
	"issued_on" date NOT NULL,
	"due_on" date,
	"total_cents" integer NOT NULL,
	"content" jsonb NOT NULL,
	"fiscal_number" text,
	"fiscal_code" text,
	"staff_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind_known" CHECK ("documents"."kind" in ('pro-forma', 'invoice', 'receipt', 'credit-note')),
	CONSTRAINT "documents_number_positive" CHECK ("documents"."number" >= 1),
	CONSTRAINT "documents_receipt_of_payment" CHECK (("documents"."kind" = 'receipt') = ("documents"."payment_id" is not null)),
	CONSTRAINT "documents_credit_of_invoice" CHECK (("documents"."kind" = 'credit-note') = ("documents"."credits_id" is not null)),
	CONSTRAINT "documents_total_sign" CHECK (("documents"."kind" = 'credit-note') = ("documents"."total_cents" < 0)),
	CONSTRAINT "documents_content_whole" CHECK (jsonb_typeof("documents"."content") = 'object')
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"applies_from" date NOT NULL,
	"hundredths" integer NOT NULL,
	"set_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_kind_known" CHECK ("tax_rates"."kind" in ('vat', 'vat-nights', 'service-charge', 'hotel-tax')),
	CONSTRAINT "tax_rates_not_negative" CHECK ("tax_rates"."hundredths" >= 0),
	CONSTRAINT "tax_rates_at_most_whole" CHECK ("tax_rates"."kind" = 'hotel-tax' or "tax_rates"."hundredths" <= 10000)
);
--> statement-breakpoint
ALTER TABLE "booking_billing" ADD CONSTRAINT "booking_billing_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_billing" ADD CONSTRAINT "booking_billing_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payment_id_booking_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."booking_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_credits_id_documents_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_billing_company" ON "booking_billing" USING btree ("company_id") WHERE "booking_billing"."company_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("kind","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_receipt" ON "documents" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_credited_once" ON "documents" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "documents_booking" ON "documents" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "documents_company" ON "documents" USING btree ("company_id") WHERE "documents"."company_id" is not null;