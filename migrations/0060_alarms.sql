CREATE TABLE "alarms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alarms_kind_known" CHECK ("alarms"."kind" in ('mails', 'feeds', 'disk', 'backup', 'certificate', 'errors', 'webhooks')),
	CONSTRAINT "alarms_detail_given" CHECK (btrim("alarms"."detail") <> ''),
	CONSTRAINT "alarms_ended_after_began" CHECK ("alarms"."ended_at" >= "alarms"."began_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_one_of_a_kind" ON "alarms" USING btree ("kind") WHERE "alarms"."ended_at" is null;