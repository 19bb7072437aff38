CREATE TABLE "exchange_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shillings_per_dollar" integer NOT NULL,
	"set_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_possible" CHECK ("exchange_rates"."shillings_per_dollar" between 100 and 100000)
);--> statement-breakpoint
-- Written by hand: see docs/decisions/server-rendering.md.
CREATE TRIGGER exchange_rates_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/property');
