CREATE TABLE "payment_link_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"link_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"amount_cents" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"made_by_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_links_purpose_known" CHECK ("payment_links"."purpose" in ('deposit', 'balance', 'amount')),
	CONSTRAINT "payment_links_amount_positive" CHECK ("payment_links"."amount_cents" >= 1),
	CONSTRAINT "payment_links_amount_fits" CHECK (("payment_links"."amount_cents" is not null) = ("payment_links"."purpose" = 'amount'))
);
--> statement-breakpoint
ALTER TABLE "online_payments" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "payment_link_tokens" ADD CONSTRAINT "payment_link_tokens_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_link_tokens_link" ON "payment_link_tokens" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "payment_links_booking" ON "payment_links" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "online_payments_link" ON "online_payments" USING btree ("link_id");