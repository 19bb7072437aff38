CREATE TABLE "unanswered_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unanswered_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" text NOT NULL,
	"question" text NOT NULL,
	"times_asked" integer DEFAULT 1 NOT NULL,
	"last_asked_on" date NOT NULL,
	"dismissed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unanswered_questions_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "unanswered_questions_question_given" CHECK (btrim("unanswered_questions"."question") <> ''),
	CONSTRAINT "unanswered_questions_times_positive" CHECK ("unanswered_questions"."times_asked" >= 1)
);
--> statement-breakpoint
CREATE INDEX "unanswered_questions_open" ON "unanswered_questions" USING btree ("times_asked","last_asked_on") WHERE "unanswered_questions"."dismissed_at" is null;