CREATE TABLE "budgets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"nights" integer NOT NULL,
	"revenue_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budgets_month_form" CHECK ("budgets"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "budgets_figures_not_negative" CHECK ("budgets"."nights" >= 0 and "budgets"."revenue_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "night_snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "night_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"villas" jsonb NOT NULL,
	"nights" integer NOT NULL,
	"revenue_cents" integer NOT NULL,
	"books" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "night_snapshots_origin_known" CHECK ("night_snapshots"."origin" in ('staff', 'clock', 'backfilled')),
	CONSTRAINT "night_snapshots_figures_not_negative" CHECK ("night_snapshots"."nights" >= 0 and "night_snapshots"."revenue_cents" >= 0),
	CONSTRAINT "night_snapshots_villas_list" CHECK (jsonb_typeof("night_snapshots"."villas") = 'array')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "budgets_month" ON "budgets" USING btree ("month");--> statement-breakpoint
CREATE UNIQUE INDEX "night_snapshots_day" ON "night_snapshots" USING btree ("day");--> statement-breakpoint
CREATE FUNCTION refuse_snapshot_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A night''s snapshot is written once' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER night_snapshots_refuse_change BEFORE UPDATE ON night_snapshots
  FOR EACH ROW EXECUTE FUNCTION refuse_snapshot_change();
