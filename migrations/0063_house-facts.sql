CREATE TABLE "house_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "house_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"topic" text,
	"answer" text DEFAULT 'ask' NOT NULL,
	"words" text,
	"questions" text[],
	"order_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_facts_subject_given" CHECK (btrim("house_facts"."subject") <> ''),
	CONSTRAINT "house_facts_answer_known" CHECK ("house_facts"."answer" in ('yes', 'no', 'words', 'ask'))
);
--> statement-breakpoint
CREATE TRIGGER house_facts_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON house_facts
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/house-facts');
