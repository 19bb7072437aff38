CREATE TABLE "breaches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "breaches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"noticed_on" date NOT NULL,
	"happened_on" date,
	"happened" text NOT NULL,
	"affected" text NOT NULL,
	"persons" integer,
	"measures" text,
	"office_told_on" date,
	"guests_told_on" date,
	"decision" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "breaches_title_given" CHECK (btrim("breaches"."title") <> ''),
	CONSTRAINT "breaches_happened_given" CHECK (btrim("breaches"."happened") <> ''),
	CONSTRAINT "breaches_affected_given" CHECK (btrim("breaches"."affected") <> ''),
	CONSTRAINT "breaches_persons_not_negative" CHECK ("breaches"."persons" >= 0),
	CONSTRAINT "breaches_noticed_after_happened" CHECK ("breaches"."noticed_on" >= "breaches"."happened_on"),
	CONSTRAINT "breaches_told_after_noticed" CHECK ("breaches"."office_told_on" >= "breaches"."noticed_on" and "breaches"."guests_told_on" >= "breaches"."noticed_on")
);
--> statement-breakpoint
CREATE INDEX "breaches_newest" ON "breaches" USING btree ("noticed_on","id");