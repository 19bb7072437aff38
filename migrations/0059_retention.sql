CREATE TABLE "retention_runs" (
	"ran_on" date NOT NULL,
	"kind" text NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_runs_ran_on_kind_pk" PRIMARY KEY("ran_on","kind"),
	CONSTRAINT "retention_runs_kind_given" CHECK (btrim("retention_runs"."kind") <> ''),
	CONSTRAINT "retention_runs_removed_not_negative" CHECK ("retention_runs"."removed" >= 0)
);
